import { useNavigate } from 'react-router'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/back-office-api.ts'
import { officeHref } from '../office-href.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { CharityForm } from './charity-form.tsx'
import { showCharity } from './charity-queries.ts'
import { charityBody } from './charity-wording.ts'

/** A charity that customers do not see until it is published. */
export function Component() {
  const navigate = useNavigate()
  return (
    <>
      <PageTitle title="Add charity" />
      <CharityForm
        label="Charity"
        submit="Add charity"
        save={async (facts) => {
          const { body } = await api('POST /admin/charities', { body: charityBody(facts) })
          showCharity(body)
          toast.success(`${body.name} is added. Customers see it once it is published.`)
          await navigate(officeHref('/charities/:charityId', { charityId: body.charityId }))
        }}
      />
    </>
  )
}
