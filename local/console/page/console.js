// The console page: sends what is typed and tapped, and shows what the server says has changed.

const find = (selector) => document.querySelector(selector);
const conversation = find("#conversation");
const log = find("#log");
const notice = find("#notice");
const currentNumber = () => conversation.dataset.number;

// Talking to the console

async function call(path, body = {}) {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const result = await answer.json().catch(() => ({}));
  if (!answer.ok) say(result.error ?? "O console não respondeu como devia.");
  return answer.ok ? result : undefined;
}

let noticeTimer;
function say(words) {
  notice.textContent = words;
  notice.hidden = false;
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => {
    notice.hidden = true;
  }, 5000);
}

async function send(message) {
  stayAtEnd = true;
  const result = await call("/control/whatsapp/inbound", { from: currentNumber(), retry: true, ...message });
  if (result && !result.statuses.some((status) => status >= 200 && status < 300)) {
    say("O aplicativo não recebeu a mensagem. O console tenta de novo sozinho.");
  }
}

// Lists whose items have stable ids: only what differs is touched, so that focus and open letters stay

function sync(list, markup) {
  const fresh = document.createElement("template");
  fresh.innerHTML = markup;
  const focused = list.contains(document.activeElement) ? document.activeElement : null;
  const home = focused?.closest("li").id;
  const wanted = [...fresh.content.children];
  const ids = new Set(wanted.map((item) => item.id));
  for (const item of [...list.children]) if (!ids.has(item.id)) item.remove();
  wanted.forEach((item, index) => {
    const source = item.outerHTML;
    const present = document.getElementById(item.id);
    item.dataset.source = source;
    if (present === null) list.insertBefore(item, list.children[index] ?? null);
    else if ((present.dataset.source ?? present.outerHTML) !== source) present.replaceWith(item);
    else present.dataset.source ??= source;
  });
  if (focused === null || list.contains(document.activeElement)) return;
  const near =
    document.getElementById(focused.id) ?? document.getElementById(home)?.querySelector("button, a, summary");
  near?.focus();
}

async function part(name, query = "") {
  const answer = await fetch(`/console/parts/${name}${query}`);
  return answer.ok ? answer.text() : undefined;
}

/** Runs `load` again when asked while it ran: never two at a time, and with a pause, so that floods cost little. */
function oneAtATime(load) {
  let running = false;
  let again = false;
  return async () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    do {
      again = false;
      await load().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 150));
    } while (again);
    running = false;
  };
}

let stayAtEnd = true;
log.addEventListener("scroll", () => {
  stayAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 80;
});
function toEnd() {
  if (stayAtEnd) log.scrollTop = log.scrollHeight;
}
// A photo changes the height when it has loaded.
log.addEventListener("load", toEnd, true);

const refresh = {
  phone: oneAtATime(async () => {
    const number = currentNumber();
    const [bubbles, chips] = await Promise.all([
      part("conversation", `?number=${number}`),
      part("numbers", `?number=${number}`),
    ]);
    if (bubbles === undefined || chips === undefined || number !== currentNumber()) return;
    sync(conversation, bubbles);
    if (!find("#numbers").contains(document.activeElement)) find("#numbers").innerHTML = chips;
    toEnd();
  }),
  mail: oneAtATime(async () => syncPart("letters", "#letters")),
  push: oneAtATime(async () => syncPart("notices", "#notice-list")),
  payments: oneAtATime(async () => syncPart("bills", "#bills")),
  faults: oneAtATime(async () => syncPart("services", "#services")),
};

async function syncPart(name, selector) {
  const markup = await part(name);
  if (markup !== undefined) sync(find(selector), markup);
}

let typingTimer;
function showTyping(on) {
  find("#typing").hidden = !on;
  find("#presence").textContent = on ? "digitando…" : "online";
  clearTimeout(typingTimer);
  if (on) typingTimer = setTimeout(showTyping, 25_000, false);
  toEnd();
}

const events = new EventSource("/console/events");
let connectedBefore = false;
events.addEventListener("open", () => {
  if (connectedBefore) for (const load of Object.values(refresh)) load();
  connectedBefore = true;
});
events.addEventListener("message", ({ data }) => {
  const change = JSON.parse(data);
  if (change.kind === "typing") {
    if (change.number === currentNumber()) showTyping(change.on);
  } else if (change.kind === "reset") {
    showTyping(false);
    for (const load of Object.values(refresh)) load();
  } else refresh[change.kind]();
});

// Writing

const message = find("#message");
function sendTyped() {
  const text = message.value.trim();
  if (text === "") return;
  message.value = "";
  send({ type: "text", text });
}
find("#composer").addEventListener("submit", (event) => {
  event.preventDefault();
  sendTyped();
});
message.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  sendTyped();
});

async function sendPhoto(blob) {
  find("#attach").close();
  const caption = find("#caption").value.trim();
  find("#caption").value = "";
  const dataUrl = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result));
    reader.readAsDataURL(blob);
  });
  await send({ type: "image", imageBase64: dataUrl, mimeType: blob.type, ...(caption && { caption }) });
}
find("#photo-file").addEventListener("change", async (event) => {
  const [file] = event.target.files;
  event.target.value = "";
  if (file && file.size > 5 * 1024 * 1024) say("O WhatsApp aceita fotos de até 5 MB.");
  else if (file) await sendPhoto(file);
});
find("#voice").addEventListener("submit", (event) => {
  event.preventDefault();
  find("#attach").close();
  send({ type: "audio", transcript: find("#said").value });
  find("#said").value = "";
});

// Understanding

async function explain(question) {
  const answer = await fetch("/console/understanding", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(question),
  });
  if (answer.ok) find("#explained").innerHTML = await answer.text();
  else say("Não deu para explicar essa mensagem.");
}
find("#explain").addEventListener("submit", (event) => {
  event.preventDefault();
  explain({ text: find("#explain-text").value, before: find("#explain-before").value });
});

// Choosing

function switchTo(number) {
  conversation.dataset.number = number;
  conversation.replaceChildren();
  stayAtEnd = true;
  showTyping(false);
  for (const chip of document.querySelectorAll("[data-number].chip")) {
    chip.setAttribute("aria-pressed", String(chip.dataset.number === number));
  }
  history.replaceState(null, "", `?number=${number}${location.hash}`);
  refresh.phone();
}
document.addEventListener("submit", (event) => {
  if (event.target.id !== "other-number") return;
  event.preventDefault();
  const number = find("#other").value.replace(/\D/g, "");
  if (number.length < 8 || number.length > 15) return say("Escreva o número com 55 e DDD, só com dígitos.");
  find("#message").focus();
  switchTo(number);
});

document.addEventListener("click", async (event) => {
  const target = event.target.closest("button, a[data-panel]");
  if (target === null) return;
  const { dataset } = target;
  if (dataset.number) switchTo(dataset.number);
  else if (dataset.explain !== undefined) {
    find("#explain-text").value = dataset.explain;
    find("#explain-before").value = dataset.before;
    await explain({ text: dataset.explain, before: dataset.before, at: Number(dataset.at) });
    showPanel("understanding");
    find("#understanding").scrollIntoView({ block: "start" });
  } else if (dataset.say) send({ type: "text", text: dataset.say });
  else if (dataset.open) document.getElementById(dataset.open).showModal();
  else if (dataset.photo) sendPhoto(await (await fetch(`/console/samples/${dataset.photo}.jpg`)).blob());
  else if (dataset.list) {
    find("#options-title").textContent = target.textContent.trim();
    find("#options-body").replaceChildren(target.nextElementSibling.content.cloneNode(true));
    find("#options").showModal();
  } else if (dataset.reply) {
    target.closest("dialog")?.close();
    const description = target.querySelector("span")?.textContent;
    send({
      type: dataset.kind,
      id: dataset.reply,
      title: dataset.title,
      replyTo: dataset.to,
      ...(description && { description }),
    });
    message.focus();
  } else if (dataset.mode) {
    const once = dataset.mode !== "off" && find("#once").checked;
    call("/control/faults", { service: dataset.service, mode: dataset.mode, ...(once && { count: 1 }) });
  } else if (dataset.call) {
    target.closest("dialog")?.close();
    await call(dataset.call, dataset.call.includes("mercado-pago") ? { retry: true } : {});
  } else if (dataset.panel) {
    event.preventDefault();
    history.replaceState(null, "", `${location.search}#${dataset.panel}`);
    showPanel(dataset.panel);
    scrollTo(0, 0);
  }
});

function showPanel(name) {
  for (const panel of document.querySelectorAll(".panel")) panel.classList.toggle("shown", panel.id === name);
  for (const link of document.querySelectorAll(".tabs a")) {
    if (link.dataset.panel === name) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  toEnd();
}
showPanel(
  document.getElementById(location.hash.slice(1))?.classList.contains("panel")
    ? location.hash.slice(1)
    : "phone",
);

// A letter is fetched when it is opened.
document.addEventListener(
  "toggle",
  ({ target }) => {
    const frame = target.open ? target.querySelector("iframe[data-src]") : null;
    if (frame && !frame.src) frame.src = frame.dataset.src;
  },
  true,
);

stayAtEnd = true;
toEnd();
