import type { ReactNode } from 'react'
import { Logo } from '../../ui/logo.tsx'
import { useShop } from '../../ui/shop-facts.ts'

/** The page of one step of signing in. */
export function SignInPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="mx-auto grid min-h-svh max-w-md content-center gap-5 px-4 py-8">
      <Logo alt={useShop().name} className="h-10.5 justify-self-start" />
      <h1>{title}</h1>
      {children}
    </main>
  )
}
