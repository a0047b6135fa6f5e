import type { AnswerIn, CallNameIn, InputIn } from '../calls.ts'
import type * as areas from './areas.ts'

/** The calls of the back office. */
export type BackOfficeArea = (typeof areas)[keyof typeof areas]

/** A call by method and path: 'GET /admin/orders'. */
export type BackOfficeCallName = CallNameIn<BackOfficeArea>
/** The body of a successful response. */
export type BackOfficeAnswer<Name extends BackOfficeCallName> = AnswerIn<BackOfficeArea, Name>
/** What a call needs: `params` of its path, `query`, `body`. */
export type BackOfficeInput<Name extends BackOfficeCallName> = InputIn<BackOfficeArea, Name>
