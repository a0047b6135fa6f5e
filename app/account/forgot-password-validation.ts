import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl } from 'react-hook-form'
import { forgotPasswordForm } from '../../domain/accounts/password-forms.ts'

/** Loaded when a form that asks for nothing but an address is first touched. */
export const addressControl = () => createFormControl({ resolver: zodResolver(forgotPasswordForm) })
