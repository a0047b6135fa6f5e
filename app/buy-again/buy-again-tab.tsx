import { href, NavLink } from 'react-router'
import { buyAgainTexts } from '../../domain/texts/en/buy-again.ts'
import { useTexts } from '../../ui/texts.ts'

/** Among the tabs of the account, for shops whose customers buy again. */
export default function BuyAgainTab() {
  const { title } = useTexts(buyAgainTexts).head
  return (
    <li>
      <NavLink to={href('/buy-again')} className="tab inline-flex items-center">
        {title}
      </NavLink>
    </li>
  )
}
