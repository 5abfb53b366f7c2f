import type { GivenOf } from '../../../contract/http/endpoint.ts'
import type { ImportDetail, MenuImport, readImport } from '../../../contract/staff/imports.ts'
import type { StoredChange, StoredValue, Words } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import type { Language } from '../../http/request/language.ts'
import { fields, required } from '../read/mapping.ts'
import { readShelves, uncategorised } from '../shelves.ts'
import { canUndo } from './manage.ts'
import { progressOf } from './progress.ts'
import type { ImportRow, ListedImport } from './records.ts'
import { sentenceIn, warningIn } from './texts/sentences.ts'
import { viewPictures } from './view-pictures.ts'

/** Returns a list as its history shows it. */
export async function viewImport(db: Queries, row: ListedImport): Promise<MenuImport> {
  return {
    id: row.id,
    file: row.fileName,
    state: row.state,
    by: row.memberName,
    at: row.createdAt.toISOString(),
    appliedAt: row.appliedAt?.toISOString() ?? null,
    undoneAt: row.undoneAt?.toISOString() ?? null,
    counts: row.counts,
    canUndo: await canUndo(db, row)
  }
}

/** Returns a list with its changes, in a language. */
export async function viewDetail(db: Queries, row: ImportRow, language: Language): Promise<GivenOf<typeof readImport>> {
  const { result, settings } = row
  const { problem, changes, refused, warnings, ...rest } = result
  return {
    ...rest,
    ...(await viewImport(db, { ...row, counts: result.counts })),
    problem: problem === null ? null : sentenceIn(language, problem),
    scope: settings.scope,
    fields: fields.map(name => ({ name, isRequired: required.includes(name) })),
    shelves: await shelvesIn(db, language),
    changes: changes.map(change => changeIn(change, language)),
    refused: refused.map(({ reason, ...line }) => ({ ...line, reason: sentenceIn(language, reason) })),
    warnings: warnings.map(({ kind, count, examples }) => ({
      count,
      text: warningIn(language, kind),
      examples: examples.map(({ line, text }) => ({ line, text: textIn(text, language) }))
    })),
    progress: progressOf(row.id),
    pictures: await viewPictures(db, row.id, language),
    kept: row.kept
  }
}

/** Returns a text that is the same in all languages or has one for each. */
const textIn = (text: Words | string, language: Language): string => (typeof text === 'string' ? text : text[language])

function changeIn({ product, size, fields: different, ...change }: StoredChange, language: Language) {
  const valueIn = (value: StoredValue) => (typeof value === 'object' && value !== null ? value[language] : value)
  return {
    ...change,
    product: product[language],
    size: size?.[language] ?? null,
    fields: different.map(({ name, from, to }) => ({ name, from: valueIn(from), to: valueIn(to) }))
  } satisfies ImportDetail['changes'][number]
}

async function shelvesIn(db: Queries, language: Language): Promise<{ path: string; name: string }[]> {
  const shelves = await readShelves(db)
  const all = [...shelves.values()].filter(({ slug }) => slug !== uncategorised)
  const tops = all.filter(({ parent }) => parent === null).toSorted((a, b) => a.sortOrder - b.sortOrder)
  return tops.flatMap(top => [
    { path: top.slug, name: top.name[language] },
    ...all
      .filter(({ parent }) => parent === top.slug)
      .map(sub => ({ path: `${top.slug}/${sub.slug}`, name: `${top.name[language]} › ${sub.name[language]}` }))
  ])
}
