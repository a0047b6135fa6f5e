import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl } from 'react-hook-form'
import { loginForm } from '../../domain/accounts/forms.ts'

/** Loaded when the login form is first touched. */
export const loginControl = () => createFormControl({ resolver: zodResolver(loginForm) })
