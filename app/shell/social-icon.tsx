import type { shop } from '../../domain/shop.ts'

type SocialName = (typeof shop.social)[number]['name']

const paths: Record<SocialName, string> = {
  Facebook:
    'M13.5 21v-7.6h2.7l.5-3.2h-3.2V8.100c0-.9.400-1.700 1.700-1.700h1.600V3.600S15.600 3.300 14.300 3.300c-2.600 0-4.200 1.600-4.200 4.400v2.500H7.200v3.200h2.900V21z',
  Instagram:
    'M7.500 3h9A4.500 4.500 0 0 1 21 7.500v9a4.500 4.500 0 0 1-4.500 4.500h-9A4.500 4.500 0 0 1 3 16.500v-9A4.500 4.500 0 0 1 7.500 3zm0 2A2.500 2.500 0 0 0 5 7.500v9A2.500 2.500 0 0 0 7.500 19h9a2.500 2.500 0 0 0 2.500-2.500v-9A2.500 2.500 0 0 0 16.500 5zm4.500 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm4.600-3.600a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  X: 'M3.500 4h5.200l3.900 5.300L17.200 4h2.400l-5.900 6.800L20.800 20h-5.200l-4.300-5.800L6.300 20H3.900l6.300-7.200zm3.600 1.800 9.400 12.400h1.100L8.200 5.800z',
}

/** Drawn here because the icon set has no brand icons. */
export function SocialIcon({ name }: { name: SocialName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={22}
      height={22}
      fill="currentColor"
      fillRule="evenodd"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
