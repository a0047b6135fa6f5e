import type { Recipient } from '../../contract/index.ts'
import type { Texts } from '../../domain/texts/texts.ts'
import type { Fields } from '../../ui/form-rules.ts'

/** What the address manager shows: one address, all of them, or the form for one. */
export type AddressMode =
  | { name: 'collapsed' }
  | { name: 'expanded' }
  | {
      name: 'form'
      editing: Recipient | undefined
      /** With which the form is opened again. */
      typed?: Fields
    }

/** The customer's last choice. A deselected address remains the recent one. */
export type Choice = { recipientId: number; isSelected: boolean }

export const collapsed: AddressMode = { name: 'collapsed' }

export function mainButtonText(
  mode: AddressMode,
  addressCount: number,
  texts: Texts['recipientTexts'],
): string {
  return hidesAddresses(mode, addressCount) ? texts.viewAll : texts.add
}

export function afterMainButton(mode: AddressMode, addressCount: number): AddressMode {
  return hidesAddresses(mode, addressCount)
    ? { name: 'expanded' }
    : { name: 'form', editing: undefined }
}

/** Choosing the selected address again deselects it. */
export function chosen(choice: Choice | undefined, recipientId: number): Choice {
  const wasSelected = choice?.isSelected === true && choice.recipientId === recipientId
  return { recipientId, isSelected: !wasSelected }
}

/** The address chosen last, if it still exists. */
export function recentOf(
  recipients: readonly Recipient[],
  choice: Choice | undefined,
): Recipient | undefined {
  return recipients.find((recipient) => recipient.recipientId === choice?.recipientId)
}

export function selectedOf(
  recipients: readonly Recipient[],
  choice: Choice | undefined,
): Recipient | undefined {
  return choice?.isSelected ? recentOf(recipients, choice) : undefined
}

/** Deleting the selected address selects another, if there is one. */
export function choiceAfterDeleting(
  recipients: readonly Recipient[],
  choice: Choice | undefined,
  deletedId: number,
): Choice | undefined {
  if (choice?.recipientId !== deletedId) return choice
  const other = recipients.find((recipient) => recipient.recipientId !== deletedId)
  return choice.isSelected && other
    ? { recipientId: other.recipientId, isSelected: true }
    : undefined
}

/** Which addresses a mode shows: collapsed the recent one, otherwise the first. */
export function addressesShown(
  mode: AddressMode,
  recipients: readonly Recipient[],
  choice: Choice | undefined,
): readonly Recipient[] {
  if (mode.name === 'form') return []
  if (mode.name === 'expanded') return recipients
  const one = recentOf(recipients, choice) ?? recipients[0]
  return one ? [one] : []
}

function hidesAddresses(mode: AddressMode, addressCount: number): boolean {
  return mode.name === 'collapsed' && addressCount >= 2
}
