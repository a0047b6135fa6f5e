import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl } from 'react-hook-form'
import { profileForm } from '../../domain/accounts/forms.ts'

/** Loaded when the profile's form is first touched. */
export const profileControl = () => createFormControl({ resolver: zodResolver(profileForm) })
