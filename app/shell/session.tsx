import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import type { User } from '../../contract/index.ts'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { onUnauthorized } from '../api/browser.ts'
import { customerKey, userQuery } from '../api/queries.ts'
import {
  areOfSameCustomer,
  isExpired,
  readToken,
  removeToken,
  storeToken,
  tokenKey,
} from '../api/token.ts'
import { returnHere } from './return-path.ts'

type SessionState =
  | { status: 'loading'; user?: undefined }
  | { status: 'guest'; user?: undefined }
  | { status: 'customer'; user: User }

export type Session = SessionState & {
  /** Stores the token and fetches its customer; when that fails, it removes the token and throws. */
  login: (token: string) => Promise<User>
  /** Continues with a new token of the same customer: a new password has invalidated all earlier ones. */
  renew: (token: string) => void
  /** Goes to the home page, and ends the session there. */
  logout: () => void
}

const SessionContext = createContext<Session | undefined>(undefined)

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession is used outside of SessionProvider')
  return session
}

/**
 * Who is shopping. Pages are rendered for a guest; the browser then reads the token and becomes
 * the customer.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const texts = useTexts(shellTexts)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // Undefined until the browser has read it: on the server and during hydration.
  const [token, setToken] = useState<string | null>()
  const [isLeaving, setLeaving] = useState(false)
  const user = useQuery({ ...userQuery(), enabled: Boolean(token) })

  const endSession = useCallback(() => {
    removeToken()
    setToken(null)
    forgetCustomer(queryClient)
  }, [queryClient])

  useEffect(() => {
    setToken(liveToken())
    // Other tabs follow when the customer signs in or out in one.
    const onStorage = (event: StorageEvent) => {
      if (event.key !== tokenKey && event.key !== null) return
      const newToken = liveToken()
      // With a renewed token of the same customer the cached data stays valid.
      if (!areOfSameCustomer(event.oldValue, newToken)) forgetCustomer(queryClient)
      setToken(newToken)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [queryClient])

  useEffect(() => {
    // Not when only a refresh has failed: then the customer is known already.
    if (user.isLoadingError) endSession()
  }, [user.isLoadingError, endSession])

  const login = useCallback(
    async (newToken: string) => {
      forgetCustomer(queryClient)
      storeToken(newToken)
      setToken(newToken)
      try {
        return await queryClient.fetchQuery(userQuery())
      } catch (error) {
        endSession()
        throw error
      }
    },
    [queryClient, endSession],
  )

  const renew = useCallback((newToken: string) => {
    storeToken(newToken)
    setToken(newToken)
  }, [])

  // The page is left first: the guard of a private page would otherwise see a guest and remember the page.
  useEffect(() => {
    if (!isLeaving || pathname !== href('/')) return
    setLeaving(false)
    endSession()
    toast.success(texts.signedOut)
  }, [isLeaving, pathname, endSession, texts])

  const logout = useCallback(() => {
    setLeaving(true)
    navigate(href('/'))
  }, [navigate])

  const session = useMemo(
    () => ({ ...stateOf(token, user.data), login, renew, logout }),
    [token, user.data, login, renew, logout],
  )
  return (
    <SessionContext value={session}>
      <UnauthorizedWatch onEnd={endSession} />
      {children}
    </SessionContext>
  )
}

/** A 401 of any call ends the session and redirects to /login, which remembers the page. */
function UnauthorizedWatch({ onEnd }: { onEnd: () => void }) {
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(
    () =>
      onUnauthorized(() => {
        onEnd()
        const replace = location.pathname === href('/login')
        navigate(href('/login'), { state: returnHere(location), replace })
      }),
    [onEnd, navigate, location],
  )
  return null
}

function stateOf(token: string | null | undefined, user: User | undefined): SessionState {
  if (token === null) return { status: 'guest' }
  if (token === undefined || !user) return { status: 'loading' }
  return { status: 'customer', user }
}

function liveToken(): string | null {
  const token = readToken()
  if (token === null || !isExpired(token, Date.now())) return token
  removeToken()
  return null
}

function forgetCustomer(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: [customerKey] })
}
