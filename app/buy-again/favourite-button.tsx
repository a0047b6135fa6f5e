import { useQuery, useQueryClient } from '@tanstack/react-query'
import Heart from 'lucide-react/icons/heart'
import { href, useLocation, useNavigate } from 'react-router'
import { ApiError } from '../../contract/client.ts'
import { buyAgainTexts } from '../../domain/texts/en/buy-again.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { useSending } from '../../ui/use-sending.ts'
import { api } from '../api/browser.ts'
import { favouritesQuery } from '../api/customer-queries.ts'
import { returnHere } from '../shell/return-path.ts'
import { useSession } from '../shell/session.tsx'

type FavouriteButtonProps = { productId: number; describedBy: string }

/** Makes a product a favourite of the customer, or takes it out again. */
export default function FavouriteButton({ productId, describedBy }: FavouriteButtonProps) {
  const texts = useTexts(buyAgainTexts)
  const { status } = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const queryClient = useQueryClient()
  const favourites = useQuery({ ...favouritesQuery(), enabled: status === 'customer' })
  const { isSending, failure, run } = useSending()
  const isFavourite = favourites.data?.some((each) => each.productId === productId) ?? false

  const change = () =>
    run(async () => {
      const params = { productId: String(productId) }
      try {
        if (isFavourite) await api('DELETE /user/favourites/{productId}', { params })
        else await api('PUT /user/favourites/{productId}', { params })
      } catch (error) {
        return (error instanceof ApiError && error.serverMessage) || texts.failed
      }
      await queryClient.invalidateQueries({ queryKey: favouritesQuery().queryKey })
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
        busy={isSending || status === 'loading'}
        aria-describedby={describedBy}
        onClick={status === 'guest' ? askForLogin : change}
      >
        <Heart size={18} aria-hidden fill={isFavourite ? 'currentColor' : 'none'} />
        {isFavourite ? texts.remove : texts.add}
      </Button>
      <FormFailure text={failure} />
    </div>
  )
}
