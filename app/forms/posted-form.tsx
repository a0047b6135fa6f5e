import { createContext, type ReactNode, use, useState } from 'react'
import { useLocation } from 'react-router'
import type { PostedForm } from './postable-form.ts'

const PostedFormContext = createContext<PostedForm | null>(null)

type PostedFormProviderProps = { posted: PostedForm | null; children: ReactNode }

/** Provides the outcome of a posted form until the visitor leaves the page. */
export function PostedFormProvider({ posted, children }: PostedFormProviderProps) {
  const location = useLocation()
  const [answered] = useState(location)
  return (
    <PostedFormContext value={location === answered ? posted : null}>{children}</PostedFormContext>
  )
}

/** Whether this page is the response to a posted form, where the browser has scrolled to that form. */
export function useIsAnswer(): boolean {
  return use(PostedFormContext) !== null
}

/** The outcome of the form of this name, if this page is the response to it. */
export function usePostedForm(name: string): PostedForm | undefined {
  const posted = use(PostedFormContext)
  return posted?.form === name ? posted : undefined
}
