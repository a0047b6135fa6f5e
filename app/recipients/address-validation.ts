import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl, type Resolver } from 'react-hook-form'
import { recipientForm } from '../../domain/recipients/recipient-form.ts'

/** The form's fields, as typed. */
export type Address = {
  recipientName: string
  streetAddress: string
  postalCode: string
  country: string
  contact: string
  email: string
}

// The rules also let country and email be left out, which the form's own type does not.
const resolver = zodResolver(recipientForm) as Resolver<Address, unknown, Address>

/** Loaded when the address form is first touched. */
export const addressControl = () => createFormControl({ resolver })
