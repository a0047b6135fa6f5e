import Heart from 'lucide-react/icons/heart'
import { buyAgainTexts } from '../../domain/texts/en/buy-again.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { useTexts } from '../../ui/texts.ts'
import { api } from '../api/browser.ts'
import { favouritePackagesQuery, favouritesQuery } from '../api/customer-queries.ts'
import { useCustomerSwitch } from '../shell/use-customer-switch.ts'

const kinds = {
  product: {
    query: favouritesQuery,
    add: (id: number) =>
      api('PUT /user/favourites/{productId}', { params: { productId: String(id) } }),
    remove: (id: number) =>
      api('DELETE /user/favourites/{productId}', { params: { productId: String(id) } }),
  },
  package: {
    query: favouritePackagesQuery,
    add: (id: number) =>
      api('PUT /user/favourite-packages/{packageId}', { params: { packageId: String(id) } }),
    remove: (id: number) =>
      api('DELETE /user/favourite-packages/{packageId}', { params: { packageId: String(id) } }),
  },
}

type FavouriteButtonProps = { kind: keyof typeof kinds; id: number; describedBy: string }

/** Makes a product or a package a favourite of the customer, or takes it out again. */
export default function FavouriteButton({ kind, id, describedBy }: FavouriteButtonProps) {
  const texts = useTexts(buyAgainTexts)
  const { query, add, remove } = kinds[kind]
  const { isOn, isBusy, failure, press } = useCustomerSwitch({
    query: query(),
    isOn: (favourites) => favourites.includes(id),
    turnOn: () => add(id),
    turnOff: () => remove(id),
    texts,
  })
  return (
    <div className="grid justify-items-start gap-3 noscript:hidden">
      <Button
        variant="outline"
        size="small"
        busy={isBusy}
        aria-describedby={describedBy}
        onClick={press}
      >
        <Heart size={18} aria-hidden fill={isOn ? 'currentColor' : 'none'} />
        {isOn ? texts.remove : texts.add}
      </Button>
      <p role="status" className="sr-only">
        {isOn && texts.isFavourite}
      </p>
      <FormFailure text={failure} />
    </div>
  )
}
