import { href, useLocation } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { returnHere } from '../shell/return-path.ts'

/** Invites a guest to the account that a cart needs. */
export function GuestPrompt() {
  const state = returnHere(useLocation())
  return (
    <aside
      aria-label="Login or sign up"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 border-l-6 border-brinjal-700 bg-brinjal-100 px-5 py-4 md:px-6"
    >
      <p className="mr-auto">
        <strong className="font-semibold">Login or sign up</strong> to fill your cart and build a
        box of your own.
      </p>
      <div className="flex gap-2.5">
        <ButtonLink size="small" to={href('/login')} state={state}>
          Login
        </ButtonLink>
        <ButtonLink size="small" variant="outline" to={href('/signup')} state={state}>
          Sign Up
        </ButtonLink>
      </div>
    </aside>
  )
}
