import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import '../../design-system/src/tokens/index.ts'

afterEach(cleanup)
