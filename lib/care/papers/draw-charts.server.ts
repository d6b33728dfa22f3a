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

export type Chart = {
  /** What the drawing comes to, for who does not see it. */
  alt: string;
  /** Oldest first; null where there is nothing. */
  values: readonly (number | null)[];
  goal: number | null;
  goalText: string;
  first: string;
  last: string;
};

/** A bar for each day, with the goal as a line. */
export function bars({ alt, values, goal, goalText, first, last }: Chart): Block {
  return {
    ...{ tag: "Figure", alt },
    draw: (doc, scale) => {
      const height = HEIGHT * scale;
      keepTogether(doc, height + 30);
      const top = doc.y + 8;
      const most = Math.max(goal ?? 0, ...values.map((value) => value ?? 0), 1) * 1.1;
      const step = WIDTH / Math.max(1, values.length);
      for (const [at, value] of values.entries()) {
        if (value === null) continue;
        const tall = (value / most) * height;
        doc.rect(MARGIN + at * step + step * 0.15, top + height - tall, step * 0.7, tall).fill("#cf6420");
      }
      if (goal !== null) {
        const y = top + height - (goal / most) * height;
        doc
          .moveTo(MARGIN, y)
          .lineTo(MARGIN + WIDTH, y)
          .lineWidth(0.8)
          .dash(3, { space: 2 })
          .strokeColor(LEAF)
          .stroke();
        doc.undash();
        doc.font("Helvetica").fontSize(7.5).fillColor(LEAF);
        doc.text(goalText, MARGIN, y - 10, { width: WIDTH, align: "right" });
      }
      ends(doc, top + height, first, last);
    },
  };
}

/** Weigh-ins as a line through the points that there are. */
export function points({ alt, values, goal, goalText, first, last }: Chart): Block {
  return {
    ...{ tag: "Figure", alt },
    draw: (doc, scale) => {
      const height = HEIGHT * scale;
      keepTogether(doc, height + 30);
      const top = doc.y + 8;
      const known = values.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
      const all = [...known.map(({ value }) => value), ...(goal === null ? [] : [goal])];
      const [least, most] = [Math.min(...all) - 0.5, Math.max(...all) + 0.5];
      const xOf = (at: number) => MARGIN + (at / Math.max(1, values.length - 1)) * WIDTH;
      const yOf = (value: number) => top + height - ((value - least) / (most - least)) * height;
      for (const [nth, { value, at }] of known.entries()) {
        if (nth === 0) doc.moveTo(xOf(at), yOf(value));
        else doc.lineTo(xOf(at), yOf(value));
      }
      doc.lineWidth(1.4).strokeColor(INK).stroke();
      for (const { value, at } of known) doc.circle(xOf(at), yOf(value), 1.8).fill(INK);
      if (goal !== null) {
        const y = yOf(goal);
        doc
          .moveTo(MARGIN, y)
          .lineTo(MARGIN + WIDTH, y)
          .lineWidth(0.8)
          .dash(3, { space: 2 })
          .strokeColor(LEAF)
          .stroke();
        doc.undash();
        doc.font("Helvetica").fontSize(7.5).fillColor(LEAF);
        doc.text(goalText, MARGIN, y - 10, { width: WIDTH, align: "right" });
      }
      ends(doc, top + height, first, last);
    },
  };
}

function ends(doc: Parameters<Block["draw"]>[0], y: number, first: string, last: string): void {
  doc.font("Helvetica").fontSize(7.5).fillColor(MUTED);
  doc.text(first, MARGIN, y + 3, { width: WIDTH / 2, lineBreak: false });
  doc.text(last, MARGIN + WIDTH / 2, y + 3, { width: WIDTH / 2, align: "right" });
  doc.x = MARGIN;
  doc.y = y + 16;
}
