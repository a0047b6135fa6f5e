import { createContext, type ReactNode, use, useState } from 'react'
import { useLocation } from 'react-router'
import type { PostedForm } from './postable-form.ts'

const PostedFormContext = createContext<PostedForm | null>(null)

type PostedFormProviderProps = { posted: PostedForm | null; children: ReactNode }

/** Hands on how a posted form ended, until the visitor moves on. */
export function PostedFormProvider({ posted, children }: PostedFormProviderProps) {
  const location = useLocation()
  const [answered] = useState(location)
  return (
    <PostedFormContext value={location === answered ? posted : null}>{children}</PostedFormContext>
  )
}

/** Whether the page answers a posted form, to which the browser has taken the reader. */
export function useIsAnswer(): boolean {
  return use(PostedFormContext) !== null
}

/** How the form of this name ended, if the page answers it. */
export function usePostedForm(name: string): PostedForm | undefined {
  const posted = use(PostedFormContext)
  return posted?.form === name ? posted : undefined
}
