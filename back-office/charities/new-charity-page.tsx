import { charitiesTexts } from '../../domain/texts/en/back-office/charities.ts'
import { sendOnce } from '../../ui/request-key.ts'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/back-office-api.ts'
import { officeHref } from '../office-href.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useOpenNext } from '../ui/unsaved.ts'
import { CharityForm } from './charity-form.tsx'
import { showCharity } from './charity-queries.ts'
import { charityBody } from './charity-wording.ts'

/** A charity that customers do not see until it is published. */
export function Component() {
  const texts = useOfficeTexts(charitiesTexts)
  const openNext = useOpenNext()
  return (
    <>
      <PageTitle title={texts.add} />
      <CharityForm
        label={texts.charity}
        submit={texts.add}
        save={async (facts) => {
          const { body } = await sendOnce('charity', charityBody(facts), (sent) =>
            api('POST /admin/charities', { body: sent }),
          )
          showCharity(body)
          toast.success(texts.added(body.name))
          await openNext(officeHref('/charities/:charityId', { charityId: body.charityId }))
        }}
      />
    </>
  )
}
