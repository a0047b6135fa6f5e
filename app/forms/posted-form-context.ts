import { createContext } from 'react-router'
import type { PostedForm } from './postable-form.ts'

/** The result of the page's action, for the loaders, which run after it. In a file of its own, so that browsers load none of the action. */
export const postedFormContext = createContext<PostedForm | null>(null)
