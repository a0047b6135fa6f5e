import { useQueryClient } from '@tanstack/react-query'
import { href, useNavigate } from 'react-router'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { useSending } from '../../ui/use-sending.ts'
import { customPackageQuery } from '../api/customer-queries.ts'
import { onPress } from '../api/on-press.ts'
import { failureText } from '../api/server-message.ts'
import { carrying, draftOfPackage } from './drafts.ts'

/** Opens the builder with an own package of which another page knows the id. */
export default function EditPackage({ id, name }: { id: number; name: string }) {
  const { edit } = useTexts(customPackageTexts)
  const { wentWrong } = useTexts(controlTexts)
  const written = useTexts(formats)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { isSending, run } = useSending()
  const open = () =>
    run(async () => {
      try {
        const customPackage = await queryClient.fetchQuery({
          ...customPackageQuery(id),
          ...onPress,
        })
        const state = carrying(draftOfPackage(customPackage, written))
        await navigate(href('/custom_packages'), { state })
      } catch (error) {
        const told = failureText(error, wentWrong)
        if (told) toast.error(told)
      }
    })
  return (
    <Button
      variant="outline"
      size="small"
      busy={isSending}
      onClick={open}
      aria-label={`${edit}: ${name}`}
    >
      {edit}
    </Button>
  )
}
