import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { queryClient, sessionKey } from '../api/back-office-api.ts'

/**
 * Saves a file of the API. The browser tells no page that a file was refused, so the session is asked for beside it: when
 * it has ended, the page says so.
 */
export function FileLink({ path, children }: { path: `/admin/${string}`; children: ReactNode }) {
  return (
    <a
      href={`/api${path}`}
      download
      onClick={() => void queryClient.invalidateQueries({ queryKey: sessionKey })}
      className={buttonClass({ variant: 'outline', size: 'small' })}
    >
      {children}
    </a>
  )
}
