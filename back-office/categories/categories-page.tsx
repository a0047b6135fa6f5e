import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { withQuery } from '../../contract/pages.ts'
import { categoriesTexts } from '../../domain/texts/en/back-office/categories.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { api, queryClient } from '../api/back-office-api.ts'
import { officeHref } from '../office-href.ts'
import { categoriesQuery } from '../products/product-queries.ts'
import { usePicksOnPhone } from '../session/use-features.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { ChangeForm } from '../ui/change-form.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Failed } from '../ui/list-page.tsx'
import { PublicationState } from '../ui/publication.tsx'
import { RowChange } from '../ui/row-change.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useFocusAfter } from '../ui/use-focus-after.ts'
import { RenameCategory } from './rename-category.tsx'

type Category = BackOfficeAnswer<'GET /admin/categories'>[number]

const reload = () => queryClient.invalidateQueries(categoriesQuery)

/** Every category, with its actions. */
export function Component() {
  const texts = useOfficeTexts(categoriesTexts)
  const { addition, renaming, removal } = texts
  const categories = useQuery(categoriesQuery)
  const [renamed, setRenamed] = useState<Category>()
  const [removed, setRemoved] = useState<Category>()
  useFocusAfter(removed)

  const picksOnPhone = usePicksOnPhone()
  const kept: Column<Category> = {
    header: texts.columns.storage,
    cell: ({ storage }) => texts.storages[storage],
  }
  const columns: Column<Category>[] = [
    { header: texts.columns.category, cell: ({ name }) => name },
    {
      header: texts.columns.products,
      isNumber: true,
      cell: ({ categoryId, productCount, name }) => (
        <Link to={withQuery(officeHref('/products'), { categoryId })} className="text-link">
          {productCount}
          <span className="sr-only">{texts.inCategory(name)}</span>
        </Link>
      ),
    },
    {
      header: texts.columns.state,
      stacked: 'beside',
      cell: ({ isPublished }) => <PublicationState isPublished={isPublished} />,
    },
    ...(picksOnPhone ? [kept] : []),
    {
      header: texts.columns.publish,
      stacked: 'last',
      cell: ({ categoryId, name, isPublished, version }) => (
        <RowChange
          queryKey={categoriesQuery.queryKey}
          send={() =>
            api('PUT /admin/categories/{categoryId}/publication', {
              params: { categoryId: String(categoryId) },
              body: { isPublished: !isPublished, version },
            })
          }
        >
          {isPublished ? texts.withdraw : texts.publish}
          <span className="sr-only"> {name}</span>
        </RowChange>
      ),
    },
    {
      header: texts.columns.rename,
      stacked: 'last',
      cell: (category) => (
        <Button variant="link" size="small" onClick={() => setRenamed(category)}>
          {renaming.open}
          <span className="sr-only"> {category.name}</span>
        </Button>
      ),
    },
    {
      header: texts.columns.remove,
      stacked: 'last',
      cell: (category) =>
        category.productCount === 0 && (
          <Button variant="link" size="small" onClick={() => setRemoved(category)}>
            {removal.open}
            <span className="sr-only"> {category.name}</span>
          </Button>
        ),
    },
  ]

  return (
    <>
      <PageTitle title={texts.title} />
      <ChangeForm
        label={addition.label}
        submit={addition.submit}
        className="panel mb-4 grid max-w-2xl gap-4"
        resets
        send={async ({ name = '' }) => {
          await api('POST /admin/categories', { body: { name } })
          await reload()
        }}
      >
        <TextField label={addition.name} name="name" maxLength={200} required />
      </ChangeForm>
      {categories.isPending && <Spinner />}
      {categories.error && <Failed list={categories} />}
      <p className="mb-4 max-w-4xl text-pretty">{texts.text}</p>
      {categories.data && (
        <DataTable
          caption={texts.title}
          columns={columns}
          rows={categories.data}
          keyOf={({ categoryId }) => categoryId}
        />
      )}
      {renamed && <RenameCategory category={renamed} onClose={() => setRenamed(undefined)} />}
      {removed && <Remove category={removed} onClose={() => setRemoved(undefined)} />}
    </>
  )
}

type DialogProps = { category: Category; onClose: () => void }

function Remove({ category, onClose }: DialogProps) {
  const texts = useOfficeTexts(categoriesTexts).removal
  const params = { categoryId: String(category.categoryId) }
  return (
    <Dialog title={texts.title} size="small" onClose={onClose}>
      <ChangeForm
        label={texts.label(category.name)}
        submit={texts.submit}
        danger
        send={async () => {
          await api('DELETE /admin/categories/{categoryId}', { params })
          await reload()
          onClose()
        }}
      >
        <p>{texts.consequence(category.name)}</p>
      </ChangeForm>
    </Dialog>
  )
}
