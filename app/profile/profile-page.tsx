import { Suspense } from 'react'
import type { User } from '../../contract/index.ts'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import { useShop } from '../../ui/shop-facts.ts'
import { useTexts } from '../../ui/texts.ts'
import { AccountTabs } from '../account/account-tabs.tsx'
import { lazyOrNothing } from '../shell/lazy-or-nothing.ts'
import { DevicesCard } from './devices-card.tsx'
import { OrderSummaryCard } from './order-summary-card.tsx'
import { OwnDataCard } from './own-data-card.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { ProfileCard } from './profile-card.tsx'

// Loaded in a shop that sends notifications; the profile can be used without it.
const PushCard = lazyOrNothing(() => import('../push/push-card.tsx'))

/** The customer's details, their password, devices, passkeys and data, and a summary of their orders. */
export function ProfilePage({ user }: { user: User }) {
  const { tellsDevices } = useShop()
  return (
    <div className="page-width pt-8 md:pt-10">
      <h1>{useTexts(shellTexts).profile}</h1>
      <div className="mt-5 md:mt-7">
        <AccountTabs />
      </div>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_340px] xl:grid-cols-[1fr_392px]">
        <div className="grid gap-6">
          <ProfileCard user={user} />
          <PasswordCard user={user} />
          <DevicesCard />
          {tellsDevices && (
            <Suspense>
              <PushCard />
            </Suspense>
          )}
          <PasskeysCard />
          <OwnDataCard />
        </div>
        <OrderSummaryCard />
      </div>
    </div>
  )
}
