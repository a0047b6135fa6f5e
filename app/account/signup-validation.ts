import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl } from 'react-hook-form'
import { signupForm } from '../../domain/accounts/forms.ts'

/** Loaded when the signup form is first touched. */
export const signupControl = () => createFormControl({ resolver: zodResolver(signupForm) })
