import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl } from 'react-hook-form'
import { newsletterForm } from '../../domain/newsletter/newsletter-form.ts'

/** Loaded when the footer's e-mail box is first touched. */
export const newsletterControl = () => createFormControl({ resolver: zodResolver(newsletterForm) })
