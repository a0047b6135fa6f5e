import { nearScreen } from '../../ui/near-screen.tsx'

export const Footer = nearScreen(async () => (await import('./footer-content.tsx')).FooterContent)
