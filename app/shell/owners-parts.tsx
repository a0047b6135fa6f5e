import { Suspense } from 'react'
import { useShop } from '../../ui/shop-facts.ts'
import { lazyOrNothing } from './lazy-or-nothing.ts'

const Notice = lazyOrNothing(() => import('./notice.tsx'))
const LeaveOnSignOut = lazyOrNothing(() => import('../push/leave-on-sign-out.tsx'))
const Offline = lazyOrNothing(() => import('../offline/offline.tsx'))

/** What owners can add to every page; each part is a script of its own. */
export default function OwnersParts() {
  const { closedUntil, texts, worksOffline, tellsDevices } = useShop()
  return (
    <Suspense>
      {(closedUntil || texts?.notice) && <Notice />}
      {worksOffline && <Offline />}
      {tellsDevices && <LeaveOnSignOut />}
    </Suspense>
  )
}
