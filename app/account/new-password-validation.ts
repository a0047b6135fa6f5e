import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl } from 'react-hook-form'
import { newPasswordForm } from '../../domain/accounts/password-forms.ts'

/** Loaded when the new password's form is first touched. */
export const newPasswordControl = () =>
  createFormControl({ resolver: zodResolver(newPasswordForm) })
