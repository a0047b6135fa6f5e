import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { isNotFound } from '../../contract/client.ts'
import type { Recipient } from '../../contract/index.ts'
import { recipientTexts } from '../../domain/texts/en/recipients.ts'
import type { Fields } from '../../ui/form-rules.ts'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { askOnceMore } from '../api/ask-once-more.ts'
import { api } from '../api/browser.ts'
import { recipientsQuery } from '../api/customer-queries.ts'
import { keepTyped, typedBefore } from '../forms/typed.ts'
import {
  type AddressMode,
  addressesShown,
  afterMainButton,
  type Choice,
  choiceAfterDeleting,
  chosen,
  collapsed,
  recentOf,
  selectedOf,
} from './address-mode.ts'
import { giftIn, useKeptGift } from './gift-of-checkout.ts'
import { rememberChoice, rememberedChoice } from './remembered-choice.ts'

const none: readonly Recipient[] = []

export type Addresses = ReturnType<typeof useAddresses>

/** The customer's addresses, the selected one, and what the address manager shows. */
export function useAddresses(userId: number) {
  const texts = useTexts(recipientTexts)
  const queryClient = useQueryClient()
  const { data: recipients = none, isPending, isError, refetch } = useQuery(recipientsQuery())
  const { state } = useLocation()
  const [choice, setChoice] = useState(() => giftIn(state) ?? rememberedChoice(userId))
  const selected = selectedOf(recipients, choice)
  useKeptGift(selected, !isPending)
  const form = `address of customer ${userId}`
  const [mode, setMode] = useState(() => typedBefore<AddressMode>(form) ?? collapsed)
  const [isDeleting, setDeleting] = useState(false)
  const [isGiving, setGiving] = useState(false)

  const choose = (next: Choice | undefined) => {
    setChoice(next)
    const chosen = recipients.find(({ recipientId }) => recipientId === next?.recipientId)
    // The next order is not given to a charity by itself.
    if (!chosen?.charityId) rememberChoice(userId, next)
  }
  const closeForm = () => {
    keepTyped(form, undefined)
    setMode(collapsed)
  }
  const reload = () => queryClient.invalidateQueries({ queryKey: recipientsQuery().queryKey })

  return {
    recipients,
    isLoading: isPending,
    isBroken: isError && recipients === none,
    retry: () => void refetch(),
    mode,
    isDeleting,
    /** A charity is becoming the recipient: until then an order would go to the one of before. */
    isGiving,
    shown: addressesShown(mode, recipients, choice),
    recent: recentOf(recipients, choice),
    selected,
    pressMainButton: () => setMode(afterMainButton(mode, recipients.length)),

    /** Selects an address, or deselects it. */
    toggle: (recipientId: number) => {
      choose(chosen(choice, recipientId))
      setMode(collapsed)
    },
    /** Selects exactly this address, or none. */
    select: (recipientId: number | undefined) => {
      if (recipientId !== undefined) choose({ recipientId, isSelected: true })
      else if (choice) choose({ ...choice, isSelected: false })
    },
    /** Makes a charity a recipient and selects it, for this checkout only, unless another is chosen first. */
    give: async (charityId: string) => {
      setGiving(true)
      try {
        const params = { charityId }
        const { body } = await askOnceMore(() =>
          api('PUT /recipients/charities/{charityId}', { params }),
        )
        await reload()
        const given = { recipientId: body.recipientId, isSelected: true }
        setChoice((now) => (now === choice ? given : now))
      } finally {
        setGiving(false)
      }
    },
    edit: (recipient: Recipient) => setMode({ name: 'form', editing: recipient }),
    cancelForm: () => {
      if (mode.name === 'form' && mode.editing) toast.info(texts.editCancelled)
      closeForm()
    },
    onType: (typed: Fields) => keepTyped(form, { ...mode, typed }),
    onSaved: async () => {
      await reload()
      closeForm()
    },
    /** Whether the address was deleted: it is then no longer among those shown. */
    remove: async (recipientId: number): Promise<boolean> => {
      setDeleting(true)
      try {
        const params = { id: String(recipientId) }
        await askOnceMore(() => api('DELETE /recipients/{id}', { params }))
      } catch (error) {
        // Deleted already: in another tab, or by an attempt whose answer was lost.
        if (!isNotFound(error)) {
          toast.error(texts.deleteFailed)
          return false
        }
      } finally {
        setDeleting(false)
      }
      choose(choiceAfterDeleting(recipients, choice, recipientId))
      queryClient.setQueryData(recipientsQuery().queryKey, (before) =>
        before?.filter((recipient) => recipient.recipientId !== recipientId),
      )
      toast.success(texts.deleted)
      void reload()
      return true
    },
  }
}
