import { Navigate, Outlet } from 'react-router'
import { shellTexts } from '../../domain/texts/en/back-office/shell.ts'
import { pageRights } from '../areas.ts'
import type { OfficePage } from '../office-href.ts'
import { useMay } from '../session/operator.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { PageTitle } from './page-title.tsx'
import { useAreas } from './use-areas.ts'

/** A page, for operators with its right. The dashboard gives way to the first area that the others do have. */
export function PageFor({ page }: { page: OfficePage }) {
  const may = useMay()
  const areas = useAreas()
  const { title, text } = useOfficeTexts(shellTexts).notYourPage
  if (may(pageRights[page])) return <Outlet />
  const [first] = areas
  if (page === '/' && first) return <Navigate to={first} replace />
  return (
    <>
      <PageTitle title={title} />
      <p>{text}</p>
    </>
  )
}
