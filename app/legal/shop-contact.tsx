import { normalizePhone } from '../../domain/accounts/phone.ts'
import { shop } from '../../domain/shop.ts'

/** How the shop is reached, as a legal text ends. */
export function ShopContact() {
  return (
    <ul>
      <li>
        E-mail:{' '}
        <a href={`mailto:${shop.supportEmail}`} className="text-link">
          {shop.supportEmail}
        </a>
      </li>
      <li>
        Phone:{' '}
        <a href={`tel:${normalizePhone(shop.supportPhone)}`} className="text-link">
          {shop.supportPhone}
        </a>
      </li>
      <li>{shop.location}</li>
    </ul>
  )
}
