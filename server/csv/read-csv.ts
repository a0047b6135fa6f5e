import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { delimiterOf, fromHeader } from '../../domain/csv/shape.ts'
import { importLimits } from '../../domain/limits.ts'
import { countText } from '../../domain/numbers.ts'
import { importFaultTexts as words } from '../../domain/texts/en/back-office/import-faults.ts'
import { takeBack } from './formulas.ts'

/** A line with its number in a spreadsheet, and its cells by column name; a column may be left out. */
export type CsvLine<Column extends string = string> = {
  line: number
  cells: { readonly [Name in Column]?: string }
}

/** What is wrong in a line, and in which column; null when it concerns the whole line. */
export type Fault = { line: number; column: string | null; message: string }

export type ReadFile = { columns: ReadonlySet<string>; lines: CsvLine[]; faults: Fault[] }

/** The number of lines after which progress is reported again. */
const linesPerReport = 1000
/** The file is parsed in pieces, so that its lines need not all be kept at the same time. */
const bytesAtOnce = 64 * 1024

/**
 * Reads a file separated by commas, semicolons or tabs, as spreadsheets of different countries write it. Blank
 * lines are left out, and a line like "sep=;" before the header. `onProgress` is called with the progress in percent.
 */
export async function readCsv(
  text: string,
  known: readonly string[],
  onProgress: (percent: number) => void = () => {},
): Promise<ReadFile> {
  const lines: CsvLine[] = []
  const faults: Fault[] = []
  let header: string[] | undefined
  let line = 0
  const bytes = Buffer.from(fromHeader(text))
  const parser = Readable.from(piecesOf(bytes)).pipe(
    parse({
      bom: true,
      relax_column_count: true,
      skip_empty_lines: false,
      record_delimiter: ['\r\n', '\n', '\r'],
      delimiter: delimiterOf(text),
    }),
  )
  try {
    // The type of the parser does not say what it yields.
    for await (const row of parser as AsyncIterable<string[]>) {
      line += 1
      if (line % linesPerReport === 0)
        onProgress(Math.round((parser.info.bytes / bytes.length) * 100))
      if (!header) {
        header = row.map((name) => takeBack(name).trim().toLowerCase())
        faults.push(...faultsOfHeader(header, known))
        // With unexpected columns, every line would be wrong for the same reason.
        if (faults.length > 0) break
        continue
      }
      if (row.every(isBlank)) continue
      if (lines.length === importLimits.lines) {
        return notRead(line, words.tooManyLines(countText(importLimits.lines)))
      }
      lines.push(lineOf(header, row, line, faults))
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // The parser may not have yielded the lines that it read just before the error.
    const broken = Number(error.records) + 1
    // Among the bytes of a workbook a quotation mark is by chance.
    return notRead(broken, isReadable(text) ? words.quotes : words.notReadable)
  }
  if (faults.length === 0 && lines.length === 0) faults.push({ line: 1, ...ofFile(words.empty) })
  return { columns: new Set(header), lines, faults }
}

function* piecesOf(bytes: Buffer) {
  for (let start = 0; start < bytes.length; start += bytesAtOnce) {
    yield bytes.subarray(start, start + bytesAtOnce)
  }
}

function notRead(line: number, message: string): ReadFile {
  return { columns: new Set(), lines: [], faults: [{ line, ...ofFile(message) }] }
}

const ofFile = (message: string) => ({ column: null, message })
const isBlank = (cell: string) => cell.trim() === ''

function faultsOfHeader(header: readonly string[], known: readonly string[]): Fault[] {
  if (header.some((name) => !isReadable(name))) return [{ line: 1, ...ofFile(words.notReadable) }]
  return header.flatMap((name, index) => {
    if (name === '') return []
    const fault = (message: string) => [{ line: 1, column: name, message }]
    if (!known.includes(name)) return fault(words.unknownColumn(name))
    return header.indexOf(name) < index ? fault(words.columnTwice(name)) : []
  })
}

function lineOf(header: string[], row: string[], line: number, faults: Fault[]): CsvLine {
  const cells: Record<string, string> = {}
  for (const [index, column] of header.entries()) {
    // A line with fewer cells has empty cells in the remaining columns.
    const cell = row[index] ?? ''
    if (column) cells[column] = takeBack(cell)
    else if (!isBlank(cell)) faults.push({ line, ...ofFile(words.moreCells) })
    if (!isReadable(cell)) faults.push({ line, column: column || null, message: words.notReadable })
  }
  // There may be millions of them: one fault for all.
  if (!row.slice(header.length).every(isBlank)) faults.push({ line, ...ofFile(words.moreCells) })
  return { line, cells }
}

/** False if the text contains NUL, or the replacement character that stands for bytes that are not UTF-8. */
function isReadable(text: string): boolean {
  return !/[\0\uFFFD]/.test(text)
}
