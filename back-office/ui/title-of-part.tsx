import type { ReactNode } from 'react'
import { PageTitle } from '../shell/page-title.tsx'
import { Tabs } from './tabs.tsx'

type TitleOfPartProps<Name extends string> = {
  /** The name of the whole, for those who hear the page. */
  label: string
  parts: readonly { path: string; name: Name }[]
  names: Record<Name, string>
  part: Name
  /** The heading of the page, where it is not the name of the part. */
  title?: string | undefined
  children?: ReactNode
}

/** The heading of a page that is a part of several, with links to the other parts. */
export function TitleOfPart<Name extends string>({
  label,
  parts,
  names,
  part,
  title = names[part],
  children,
}: TitleOfPartProps<Name>) {
  return (
    <>
      <PageTitle title={title}>{children}</PageTitle>
      <div className="mb-4">
        <Tabs
          label={label}
          tabs={parts.map(({ path, name }) => ({
            to: path,
            text: names[name],
            isCurrent: name === part,
          }))}
        />
      </div>
    </>
  )
}
