import "server-only";
import PDFDocument from "pdfkit";

export const LEAF = "#2c6e34";
export const INK = "#231d16";
export const MUTED = "#655b4e";
const LINE = "#e5dccd";
export const MARGIN = 48;
export const WIDTH = 595.28 - 2 * MARGIN;
const GUTTER = 16;
const BOTTOM = 841.89 - MARGIN;

export type Pdf = PDFKit.PDFDocument;

/** Whose paper it is, and what stands on top of the sheet. */
export type Heading = {
  locale: string;
  practice: string;
  /** Name and council number. */
  signature: string;
  contact: string;
  title: string;
  /** Patient and period. */
  subtitle: string;
  footer: string;
  at: Date;
};

/** What a sheet is made of: each draws itself at `doc.y` in a size between 1 and the smallest that can be read. */
export type Block = { tag: "P" | "H2" | "Figure"; alt?: string; draw: (doc: Pdf, scale: number) => void };

const SCALES = [1, 0.92, 0.85, 0.78, 0.72] as const;

/**
 * One A4 sheet of letter paper, as large as it fits; what does not fit even small goes on to another. Text can be
 * selected, searched and read aloud in its order.
 */
export async function drawPaper(heading: Heading, blocks: readonly Block[]): Promise<Buffer> {
  for (const scale of SCALES) {
    const { pdf, pages } = await draw(heading, blocks, scale);
    if (pages === 1 || scale === SCALES.at(-1)) return pdf;
  }
  throw new Error("there is always a last scale");
}

async function draw(heading: Heading, blocks: readonly Block[], scale: number) {
  const { locale, title, at } = heading;
  const doc = new PDFDocument({
    ...{ size: "A4", margin: MARGIN, lang: locale, displayTitle: true, tagged: true, pdfVersion: "1.7" },
    info: { Title: title, Author: heading.signature, CreationDate: at, ModDate: at },
  });
  let pages = 1;
  doc.on("pageAdded", () => {
    pages += 1;
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
  const root = doc.struct("Document");
  doc.addStructure(root);
  const say = (tag: string, work: () => void, alt?: string) =>
    root.add(doc.struct(tag, alt ? { alt } : {}, work));
  drawHeading(doc, heading, say);
  for (const { tag, alt, draw: work } of blocks) say(tag, () => work(doc, scale), alt);
  say("P", () => {
    const y = Math.max(doc.y + 8, BOTTOM - 14);
    doc.font("Helvetica").fontSize(7.5).fillColor(MUTED);
    doc.text(heading.footer, MARGIN, Math.min(y, BOTTOM - 10), { width: WIDTH, lineBreak: false });
  });
  root.end();
  doc.end();
  return { pdf: await done, pages };
}

function drawHeading(doc: Pdf, heading: Heading, say: (tag: string, work: () => void) => void): void {
  const { practice, signature, contact, title, subtitle } = heading;
  say("P", () => {
    doc
      .font("Helvetica-Bold")
      .fontSize(15)
      .fillColor(LEAF)
      .text(practice || signature, MARGIN, MARGIN);
    if (practice) doc.font("Helvetica").fontSize(9.5).fillColor(INK).text(signature);
    if (contact) doc.font("Helvetica").fontSize(9).fillColor(MUTED).text(contact);
  });
  rule(doc, LEAF, 1.2);
  say("H1", () =>
    doc
      .font("Helvetica-Bold")
      .fontSize(17)
      .fillColor(INK)
      .text(title, MARGIN, doc.y + 4),
  );
  say("P", () => doc.font("Helvetica").fontSize(10).fillColor(MUTED).text(subtitle).moveDown(0.6));
}

/** A line across the sheet. */
export function rule(doc: Pdf, color = LINE, width = 0.5): void {
  const y = doc.y + 5;
  doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(width)
    .strokeColor(color)
    .stroke();
  doc.x = MARGIN;
  doc.y = y + 6;
}

/** A title within the sheet, with what stands at its right. */
export function heading(text: string, aside = ""): Block {
  return {
    tag: "H2",
    draw: (doc, scale) => {
      keepTogether(doc, 40 * scale);
      const y = doc.y + 5 * scale;
      doc
        .font("Helvetica-Bold")
        .fontSize(11.5 * scale)
        .fillColor(LEAF)
        .text(text, MARGIN, y, { width: WIDTH - 150 });
      const after = doc.y;
      if (aside) {
        doc
          .font("Helvetica")
          .fontSize(9 * scale)
          .fillColor(MUTED);
        doc.text(aside, MARGIN + WIDTH - 150, y + 2, { width: 150, align: "right" });
      }
      doc.x = MARGIN;
      doc.y = after + 1;
    },
  };
}

/** A paragraph. */
export function paragraph(text: string, look: { muted?: boolean } = {}): Block {
  const { muted = false } = look;
  return {
    tag: "P",
    draw: (doc, scale) => {
      doc
        .font("Helvetica")
        .fontSize(9.5 * scale)
        .fillColor(muted ? MUTED : INK);
      doc.text(text, MARGIN, doc.y, { width: WIDTH, lineGap: 1.2 * scale });
      doc.x = MARGIN;
    },
  };
}

/** Something on the left, its figure on the right, over a thin line. */
export function line(label: string, value: string): Block {
  return {
    tag: "P",
    draw: (doc, scale) => {
      keepTogether(doc, 16 * scale);
      const y = doc.y;
      doc
        .font("Helvetica")
        .fontSize(9.5 * scale)
        .fillColor(INK)
        .text(label, MARGIN, y, { width: WIDTH * 0.6 });
      const after = doc.y;
      doc.font("Helvetica-Bold").fillColor(INK);
      doc.text(value, MARGIN + WIDTH * 0.6, y, { width: WIDTH * 0.4, align: "right" });
      doc.x = MARGIN;
      doc.y = Math.max(after, doc.y) + 2 * scale;
    },
  };
}

/** Lists side by side, two in a row: each with a title of its own where it has one. */
export function columns(cells: readonly { title: string; lines: readonly string[] }[]): Block[] {
  const rows = cells.flatMap((cell, at) => (at % 2 === 0 ? [[cell, cells[at + 1]]] : []));
  return rows.map((row) => ({
    tag: "P",
    draw: (doc, scale) => {
      const width = (WIDTH - GUTTER) / 2;
      const most = Math.max(...row.map((cell) => (cell ? cell.lines.length + 1 : 0)));
      keepTogether(doc, most * 13 * scale);
      const top = doc.y + 2 * scale;
      const ends = row.map((cell, side) => {
        if (!cell) return top;
        const x = MARGIN + side * (width + GUTTER);
        doc
          .fontSize(9.5 * scale)
          .fillColor(INK)
          .font("Helvetica-Bold");
        if (cell.title) doc.text(cell.title, x, top, { width });
        else doc.y = top;
        doc.font("Helvetica");
        for (const text of cell.lines) doc.text(text, x, doc.y, { width, lineGap: 1.2 * scale });
        return doc.y;
      });
      doc.x = MARGIN;
      doc.y = Math.max(...ends) + 2 * scale;
    },
  }));
}

/** What must not be cut by the end of the sheet. */
export function keepTogether(doc: Pdf, height: number): void {
  if (doc.y + height > BOTTOM - 20) doc.addPage();
}
