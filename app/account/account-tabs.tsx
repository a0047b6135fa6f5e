import { Suspense } from 'react'
import { href } from 'react-router'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import { useShop } from '../../ui/shop-facts.ts'
import { useTexts } from '../../ui/texts.ts'
import { lazyOrNothing } from '../shell/lazy-or-nothing.ts'
import { AccountTab } from './account-tab.tsx'

const BuyAgainTab = lazyOrNothing(() => import('../buy-again/buy-again-tab.tsx'))

const pages = [
  { to: href('/userprofile'), name: 'profile' },
  { to: href('/orders'), name: 'orders' },
  { to: href('/mypackages'), name: 'myPackages' },
] as const

/** The menu of the customer's pages: profile, orders and saved packages. */
export function AccountTabs() {
  const texts = useTexts(shellTexts)
  const { buysAgain } = useShop()
  return (
    <nav aria-label={texts.account} className="overflow-x-auto border-b-2 border-husk-200">
      <ul className="flex">
        {pages.map(({ to, name }) => (
          <AccountTab key={to} to={to}>
            {texts[name]}
          </AccountTab>
        ))}
        {buysAgain && (
          <Suspense>
            <BuyAgainTab />
          </Suspense>
        )}
      </ul>
    </nav>
  )
}
