import "server-only";
import PDFDocument from "pdfkit";

export type ReceiptLine = { label: string; value: string };

export type ReceiptSheet = {
  locale: string;
  title: string;
  issuer: string;
  lines: readonly ReceiptLine[];
  total: ReceiptLine;
  notes: readonly string[];
  /** When the money came in: the same receipt is the same file. */
  at: Date;
};

const LEAF = "#2c6e34";
const INK = "#231d16";
const MUTED = "#655b4e";
const LINE = "#e5dccd";
const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const LABEL_WIDTH = 150;

/** Draws a receipt on one A4 sheet: text that can be selected, searched and read aloud, in order. */
export function drawReceipt(sheet: ReceiptSheet): Promise<Buffer> {
  const { locale, title, issuer, lines, total, notes, at } = sheet;
  const doc = new PDFDocument({
    ...{ size: "A4", margin: MARGIN, lang: locale, displayTitle: true, tagged: true, pdfVersion: "1.7" },
    info: { Title: title, Author: "Garfo", CreationDate: at, ModDate: at },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
  const root = doc.struct("Document");
  doc.addStructure(root);
  const say = (tag: string, draw: () => void) => root.add(doc.struct(tag, {}, draw));
  say("P", () => doc.font("Helvetica-Bold").fontSize(22).fillColor(LEAF).text("Garfo"));
  say("H1", () => doc.moveDown(1.2).font("Helvetica-Bold").fontSize(17).fillColor(INK).text(title));
  say("P", () => doc.moveDown(0.3).font("Helvetica").fontSize(10).fillColor(MUTED).text(issuer));
  doc.moveDown(1.2);
  for (const line of lines) say("P", () => row(doc, line, 11));
  say("P", () => row(doc, total, 14));
  doc.moveDown(1);
  for (const note of notes) {
    say("P", () =>
      doc.font("Helvetica").fontSize(9).fillColor(MUTED).text(note, MARGIN, doc.y, { width: WIDTH }),
    );
  }
  root.end();
  doc.end();
  return done;
}

/** A label and what stands beside it, over a thin line. */
function row(doc: PDFKit.PDFDocument, { label, value }: ReceiptLine, size: number): void {
  const top = doc.y;
  doc.font("Helvetica").fontSize(size).fillColor(MUTED).text(label, MARGIN, top, { width: LABEL_WIDTH });
  const afterLabel = doc.y;
  doc
    .font("Helvetica-Bold")
    .fillColor(INK)
    .text(value, MARGIN + LABEL_WIDTH, top, { width: WIDTH - LABEL_WIDTH });
  const bottom = Math.max(afterLabel, doc.y) + 6;
  doc
    .moveTo(MARGIN, bottom)
    .lineTo(MARGIN + WIDTH, bottom)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke();
  doc.x = MARGIN;
  doc.y = bottom + 8;
}
