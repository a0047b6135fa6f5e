import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import './back-office.css'
import { router } from './routes.tsx'

const place = document.getElementById('back-office')
if (!place) throw new Error('The document has no place for the back office')
createRoot(place).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
