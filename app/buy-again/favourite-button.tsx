import { useQuery, useQueryClient } from '@tanstack/react-query'
import Heart from 'lucide-react/icons/heart'
import { href, useLocation, useNavigate } from 'react-router'
import { buyAgainTexts } from '../../domain/texts/en/buy-again.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { useSending } from '../../ui/use-sending.ts'
import { api } from '../api/browser.ts'
import { favouritePackagesQuery, favouritesQuery } from '../api/customer-queries.ts'
import { serverMessage } from '../api/server-message.ts'
import { returnHere } from '../shell/return-path.ts'
import { useSession } from '../shell/session.tsx'

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
  const { status } = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const queryClient = useQueryClient()
  const { query, add, remove } = kinds[kind]
  const favourites = useQuery({ ...query(), enabled: status === 'customer' })
  const { isSending, failure, run } = useSending()
  // Only what the customer sees is changed. A list that comes after the change may be older than it.
  const isUnknown = status === 'loading' || favourites.isLoading
  const isFavourite = favourites.data?.includes(id) ?? false

  const change = () =>
    run(async () => {
      try {
        if (isFavourite) await remove(id)
        else await add(id)
      } catch (error) {
        return serverMessage(error) ?? texts.failed
      }
      await queryClient.invalidateQueries({ queryKey: query().queryKey })
    })
  const askForLogin = () => {
    toast.info(texts.login)
    void navigate(href('/login'), { state: returnHere(location) })
  }
  return (
    <div className="grid justify-items-start gap-3 noscript:hidden">
      <Button
        variant="outline"
        size="small"
        busy={isSending || isUnknown}
        aria-describedby={describedBy}
        onClick={status === 'guest' ? askForLogin : change}
      >
        <Heart size={18} aria-hidden fill={isFavourite ? 'currentColor' : 'none'} />
        {isFavourite ? texts.remove : texts.add}
      </Button>
      <p role="status" className="sr-only">
        {isFavourite && texts.isFavourite}
      </p>
      <FormFailure text={failure} />
    </div>
  )
}
