/** A portrait for phones, in px. */
const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 96;

export type WeekPicture = {
  title: string;
  figure: string;
  text: string;
  brand: string;
  /** Oldest first. */
  days: readonly { name: string; logged: boolean }[];
};

/** Draws a week in the page's own colours and faces. */
export async function drawWeek({ title, figure, text, brand, days }: WeekPicture): Promise<Blob> {
  await document.fonts.ready;
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const face = (name: string) => style.getPropertyValue(`--font-${name}`).trim() || "sans-serif";
  const write = (words: string, y: number, font: string, fill: string) => {
    pen.font = font;
    pen.fillStyle = colour(fill);
    pen.fillText(words, MARGIN, y, WIDTH - 2 * MARGIN);
  };
  pen.fillStyle = colour("canvas");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  write(title, 210, `500 48px ${face("instrument")}`, "muted");
  write(figure, 370, `700 140px ${face("bricolage")}`, "ink");
  write(text, 460, `500 48px ${face("instrument")}`, "leaf");

  const step = (WIDTH - 2 * MARGIN) / days.length;
  const radius = step * 0.4;
  for (const [index, day] of days.entries()) {
    const x = MARGIN + step * (index + 0.5);
    dot(pen, { x, y: 760, radius, isFull: day.logged }, colour);
    pen.font = `600 44px ${face("instrument")}`;
    pen.fillStyle = colour("muted");
    pen.textAlign = "center";
    pen.fillText(day.name, x, 760 + radius + 70);
    pen.textAlign = "left";
  }
  fork(pen, colour);
  pen.font = `700 64px ${face("bricolage")}`;
  pen.fillStyle = colour("ink");
  pen.fillText(brand, MARGIN + 130, 1216);
  return canvas.convertToBlob({ type: "image/png" });
}

type Pen = OffscreenCanvasRenderingContext2D;
type Colours = (name: string) => string;
type Dot = { x: number; y: number; radius: number; isFull: boolean };

function dot(pen: Pen, { x, y, radius, isFull }: Dot, colour: Colours): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.lineWidth = 6;
  pen.strokeStyle = colour(isFull ? "leaf" : "line");
  pen.fillStyle = colour("leaf");
  if (isFull) pen.fill();
  pen.stroke();
  if (!isFull) return;
  pen.beginPath();
  pen.moveTo(x - radius * 0.4, y + radius * 0.05);
  pen.lineTo(x - radius * 0.08, y + radius * 0.35);
  pen.lineTo(x + radius * 0.45, y - radius * 0.3);
  pen.lineWidth = 10;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.strokeStyle = colour("on-leaf");
  pen.stroke();
}

/** The mark, as components/ui/logo.tsx has it, three times its size. */
function fork(pen: Pen, colour: Colours): void {
  pen.save();
  pen.translate(MARGIN, 1140);
  pen.scale(3.1, 3.1);
  pen.fillStyle = colour("leaf");
  pen.beginPath();
  pen.roundRect(0, 0, 32, 32, 9);
  pen.fill();
  pen.strokeStyle = colour("on-leaf");
  pen.lineWidth = 3;
  pen.lineCap = "round";
  pen.stroke(new Path2D("M10.5 6.5v6c0 2.6 2 4.2 5.5 4.2s5.5-1.6 5.5-4.2v-6M16 6.5v19.5"));
  pen.restore();
}
