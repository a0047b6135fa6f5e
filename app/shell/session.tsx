import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import type { User } from '../../contract/index.ts'
import { onUnauthorized } from '../api/browser.ts'
import { customerKey, userQuery } from '../api/customer-queries.ts'
import {
  areOfSameCustomer,
  isExpired,
  readToken,
  removeToken,
  storeToken,
  tokenKey,
} from '../api/token.ts'
import { chosenLanguage } from '../language/chosen-language.ts'
import { tellAccount } from '../language/tell-account.ts'
import { returnHere } from './return-path.ts'
import { useSigningOut } from './use-signing-out.ts'

type SessionState =
  | { status: 'loading'; user?: undefined }
  | { status: 'guest'; user?: undefined }
  | { status: 'customer'; user: User }
  /** There is a token, but the shop could not be asked whose it is. It is asked again and again. */
  | { status: 'unreachable'; user?: undefined; isTrying: boolean; tryAgain: () => void }

export type Session = SessionState & {
  /** Whether a session has ended by itself: its token expired or was refused. */
  hasEnded: boolean
  /** Stores the token and fetches its customer; when that fails, it removes the token and throws. */
  login: (token: string) => Promise<User>
  /** Whether the customer is signing out: the session ends now, but the page that they leave still shows it. */
  isLeaving: boolean
  /** Ends the session and goes to the home page: in the browser at once, on the server when it can be reached. */
  logout: () => void
}

/** How soon the shop is asked again whose token it is when it could not be reached. */
const askAgainMs = 10_000

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
  const queryClient = useQueryClient()
  // Undefined until the browser has read it: on the server and during hydration. Calls send the one in the local
  // storage, which they renew.
  const [token, setToken] = useState<string | null>()
  const [hasEnded, setEnded] = useState(false)
  const user = useQuery({
    ...userQuery(),
    enabled: Boolean(token),
    refetchInterval: ({ state }) => (state.error && !state.data ? askAgainMs : false),
  })

  const endSession = useCallback(() => {
    removeToken()
    setToken(null)
    forgetCustomer(queryClient)
  }, [queryClient])
  const expire = useCallback(() => {
    endSession()
    setEnded(true)
  }, [endSession])
  const signOut = useCallback(() => {
    endSession()
    setEnded(false)
  }, [endSession])

  const followKept = useCallback(
    (earlier: string | null) => {
      const kept = readToken()
      const live = liveToken()
      // With a renewed token of the same customer the cached data stays valid.
      if (!areOfSameCustomer(earlier, live)) forgetCustomer(queryClient)
      setToken(live)
      setEnded(kept !== null && live === null)
    },
    [queryClient],
  )

  useEffect(() => {
    // A transition renders the page in slices, an effect's own update in one piece.
    startTransition(() => followKept(null))
    // Other tabs follow when the customer signs in or out in one.
    const onStorage = ({ key, oldValue }: StorageEvent) => {
      if (key === tokenKey || key === null) followKept(oldValue)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [followKept])

  // A page to which the browser goes back as it was left has heard nothing of other pages in the meantime.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && token !== undefined && readToken() !== token) followKept(token)
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [token, followKept])

  const login = useCallback(
    async (newToken: string) => {
      forgetCustomer(queryClient)
      storeToken(newToken)
      setToken(newToken)
      setEnded(false)
      try {
        const user = await queryClient.fetchQuery(userQuery())
        const chosen = chosenLanguage()
        if (chosen) tellAccount(chosen)
        return user
      } catch (error) {
        endSession()
        throw error
      }
    },
    [queryClient, endSession],
  )

  const { isLeaving, logout } = useSigningOut(signOut)

  const { data, isFetching, errorUpdateCount, refetch } = user
  const state = useMemo((): SessionState => {
    if (token === null) return { status: 'guest' }
    if (token && data) return { status: 'customer', user: data }
    if (!token || errorUpdateCount === 0) return { status: 'loading' }
    return { status: 'unreachable', isTrying: isFetching, tryAgain: () => void refetch() }
  }, [token, data, isFetching, errorUpdateCount, refetch])
  const session = useMemo(
    () => ({ ...state, hasEnded, isLeaving, login, logout }),
    [state, hasEnded, isLeaving, login, logout],
  )
  return (
    <SessionContext value={session}>
      {token !== null && !isLeaving && <UnauthorizedWatch onEnd={expire} />}
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

function liveToken(): string | null {
  const token = readToken()
  if (token === null || !isExpired(token, Date.now())) return token
  removeToken()
  return null
}

function forgetCustomer(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: [customerKey] })
}
