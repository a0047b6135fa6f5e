import { useNavigate } from 'react-router'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/back-office-api.ts'
import { officeHref } from '../office-href.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { PackageForm } from './package-form.tsx'
import { showPackage } from './package-queries.ts'
import { packageBody } from './package-wording.ts'

/** A package that customers do not see until it is published. */
export function Component() {
  const navigate = useNavigate()
  return (
    <>
      <PageTitle title="Add package" />
      <PackageForm
        label="Package"
        submit="Add package"
        save={async (facts) => {
          const { body } = await api('POST /admin/packages', { body: packageBody(facts) })
          showPackage(body)
          toast.success(`${body.name} is added. Customers see it once it is published.`)
          await navigate(officeHref('/packages/:packageId', { packageId: body.packageId }))
        }}
      />
    </>
  )
}
