import { packagesTexts } from '../../domain/texts/en/back-office/packages.ts'
import { sendOnce } from '../../ui/request-key.ts'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/back-office-api.ts'
import { officeHref } from '../office-href.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useOpenNext } from '../ui/unsaved.ts'
import { PackageForm } from './package-form.tsx'
import { showPackage } from './package-queries.ts'
import { packageBody } from './package-wording.ts'

/** A package that customers do not see until it is published. */
export function Component() {
  const texts = useOfficeTexts(packagesTexts)
  const openNext = useOpenNext()
  return (
    <>
      <PageTitle title={texts.add} />
      <PackageForm
        label={texts.package}
        submit={texts.add}
        save={async (facts) => {
          const { body } = await sendOnce('package', packageBody(facts), (sent) =>
            api('POST /admin/packages', { body: sent }),
          )
          showPackage(body)
          toast.success(texts.added(body.name))
          await openNext(officeHref('/packages/:packageId', { packageId: body.packageId }))
        }}
      />
    </>
  )
}
