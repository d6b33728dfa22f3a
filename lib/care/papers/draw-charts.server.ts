import "server-only";
import {
  type Block,
  INK,
  keepTogether,
  LEAF,
  MARGIN,
  MUTED,
  WIDTH,
} from "@/lib/care/papers/draw-paper.server";

const HEIGHT = 90;
/** What the figures of the scale take at the left, and the goal's at the right. */
const SCALE = 30;
const LEFT = MARGIN + SCALE;
const RIGHT = MARGIN + WIDTH;
const GRID = "#e5dccd";

export type Chart = {
  /** What the drawing comes to, for who does not see it. */
  alt: string;
  /** Oldest first; null where there is nothing. */
  values: readonly (number | null)[];
  goal: number | null;
  goalText: string;
  first: string;
  last: string;
  /** A figure of the scale. */
  figure: (value: number) => string;
};
type Doc = Parameters<Block["draw"]>[0];
type Span = { least: number; most: number };

/** A bar for each day, with the goal as a line. */
export function bars(chart: Chart): Block {
  const { alt, values, goal } = chart;
  const most = Math.max(goal ?? 0, ...values.map((value) => value ?? 0), 1) * 1.1;
  return {
    ...{ tag: "Figure", alt },
    draw: (doc, scale) => {
      const yOf = scaled(doc, scale, chart, { least: 0, most });
      const step = (RIGHT - LEFT) / Math.max(1, values.length);
      for (const [at, value] of values.entries()) {
        if (value === null) continue;
        doc.rect(LEFT + at * step + step * 0.15, yOf(value), step * 0.7, yOf(0) - yOf(value)).fill("#cf6420");
      }
      finish(doc, chart, yOf, 0);
    },
  };
}

/** Weigh-ins as a line through the points that there are. */
export function points(chart: Chart): Block {
  const { alt, values, goal } = chart;
  const known = values.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
  const all = [...known.map(({ value }) => value), ...(goal === null ? [] : [goal])];
  const span = { least: Math.min(...all) - 0.5, most: Math.max(...all) + 0.5 };
  return {
    ...{ tag: "Figure", alt },
    draw: (doc, scale) => {
      const yOf = scaled(doc, scale, chart, span);
      const xOf = (at: number) => LEFT + 4 + (at / Math.max(1, values.length - 1)) * (RIGHT - LEFT - 8);
      for (const [nth, { value, at }] of known.entries()) {
        if (nth === 0) doc.moveTo(xOf(at), yOf(value));
        else doc.lineTo(xOf(at), yOf(value));
      }
      doc.lineWidth(1.4).strokeColor(INK).stroke();
      for (const { value, at } of known) doc.circle(xOf(at), yOf(value), 1.8).fill(INK);
      finish(doc, chart, yOf, span.least);
    },
  };
}

/** Makes room for a chart and draws its scale: lines at round figures, three or four of them. */
function scaled(
  doc: Doc,
  scale: number,
  { figure }: Chart,
  { least, most }: Span,
): (value: number) => number {
  const height = HEIGHT * scale;
  keepTogether(doc, height + 30);
  const top = doc.y + 8;
  const yOf = (value: number) => top + height - ((value - least) / (most - least)) * height;
  const step = roundStep((most - least) / 3.5);
  doc.font("Helvetica").fontSize(7);
  for (let value = Math.ceil(least / step) * step; value <= most; value += step) {
    const y = yOf(value);
    doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(GRID).stroke();
    doc.fillColor(MUTED).text(figure(value), MARGIN, y - 3, { width: SCALE - 5, align: "right" });
  }
  return yOf;
}

/** The smallest of 1, 2 and 5 times a power of ten that is no less. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5, 10].find((times) => times * power >= least) ?? 10) * power;
}

function finish(
  doc: Doc,
  { goal, goalText, first, last }: Chart,
  yOf: (value: number) => number,
  least: number,
) {
  if (goal !== null) goalLine(doc, yOf(goal), goalText);
  const y = yOf(least) + 3;
  doc.font("Helvetica").fontSize(7.5).fillColor(MUTED);
  doc.text(first, LEFT, y, { width: WIDTH / 2, lineBreak: false });
  doc.text(last, MARGIN + WIDTH / 2, y, { width: WIDTH / 2, align: "right" });
  doc.x = MARGIN;
  doc.y = y + 13;
}

/** On white, so that it is read over whatever it crosses. */
function goalLine(doc: Doc, y: number, text: string): void {
  doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.8).dash(3, { space: 2 }).strokeColor(LEAF).stroke();
  doc.undash();
  doc.font("Helvetica").fontSize(7.5);
  const width = doc.widthOfString(text) + 6;
  doc.rect(RIGHT - width, y - 11, width, 10).fill("#ffffff");
  doc.fillColor(LEAF).text(text, RIGHT - width, y - 9.5, { width: width - 2, align: "right" });
}
