import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import '../../design-system/src/fonts/index.ts'
import '../../design-system/src/tokens/index.ts'

// A part that is loaded when it is asked for takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)
