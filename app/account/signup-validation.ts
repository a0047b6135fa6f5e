import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl } from 'react-hook-form'
import { signupForm } from '../../domain/account-forms.ts'

/** Loaded when the signup form is first touched. */
export const signupControl = () => createFormControl({ resolver: zodResolver(signupForm) })
