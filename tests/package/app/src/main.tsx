import '@jatra/design-system/tokens'
import '@jatra/design-system/fonts.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { TripPage } from './trip-page'

const root = document.getElementById('root')
if (!root) throw new Error('No element to render into')
createRoot(root).render(
  <StrictMode>
    <TripPage />
  </StrictMode>,
)
