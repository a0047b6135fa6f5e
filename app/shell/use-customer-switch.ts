import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { href, useLocation, useNavigate } from 'react-router'
import { toast } from '../../ui/toasts.tsx'
import { useSending } from '../../ui/use-sending.ts'
import { askOnceMore } from '../api/ask-once-more.ts'
import { serverMessage } from '../api/server-message.ts'
import { returnHere } from './return-path.ts'
import { useSession } from './session.tsx'

type CustomerSwitch<Known, Key extends readonly unknown[]> = {
  query: UseQueryOptions<Known, Error, Known, Key>
  isOn: (known: Known) => boolean
  turnOn: () => Promise<unknown>
  turnOff: () => Promise<unknown>
  texts: { login: string; failed: string }
}

/** What a customer turns on and off with one button, as a favourite. A guest is asked to log in, and comes back. */
export function useCustomerSwitch<Known, Key extends readonly unknown[]>(
  thing: CustomerSwitch<Known, Key>,
) {
  const { query, turnOn, turnOff, texts } = thing
  const { status } = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const queryClient = useQueryClient()
  const { data, isLoading } = useQuery({ ...query, enabled: status === 'customer' })
  const { isSending, failure, run } = useSending()
  const isOn = data !== undefined && thing.isOn(data)

  const change = () =>
    run(async () => {
      try {
        await askOnceMore(isOn ? turnOff : turnOn)
      } catch (error) {
        return serverMessage(error) ?? texts.failed
      }
      await queryClient.invalidateQueries({ queryKey: query.queryKey })
    })
  const askForLogin = () => {
    toast.info(texts.login)
    void navigate(href('/login'), { state: returnHere(location) })
  }
  return {
    isOn,
    // Only what the customer sees is changed. A list that comes after the change may be older than it.
    isBusy: isSending || status === 'loading' || isLoading,
    failure,
    press: status === 'guest' ? askForLogin : change,
  }
}
