/// The page's script: one step at a time, keys, links to steps, and copying.
///
/// The page is complete without it.
enum HTMLScript {
  static let source: StaticString = """
    (() => {
      "use strict";
      const root = document.documentElement;
      root.classList.add("scripted");
      const articles = [...document.querySelectorAll("article.violation")];
      const still = window.matchMedia("(prefers-reduced-motion: reduce)");
      const stepsOf = article => [...article.querySelectorAll(".step")];

      function show(step, follow) {
        for (const other of stepsOf(step.closest("article"))) {
          const isCurrent = other === step;
          other.classList.toggle("current", isCurrent);
          const label = other.querySelector(".label");
          if (isCurrent) label.setAttribute("aria-current", "step"); else label.removeAttribute("aria-current");
        }
        if (follow) history.replaceState(null, "", "#" + step.id);
      }

      function nearest() {
        const middle = window.innerHeight / 3;
        const below = articles.findIndex(article => article.getBoundingClientRect().bottom > middle);
        return below < 0 ? articles.length - 1 : below;
      }

      function visit(index) {
        const article = articles[Math.max(0, Math.min(articles.length - 1, index))];
        if (!article) return;
        article.scrollIntoView({ behavior: still.matches ? "auto" : "smooth", block: "start" });
        article.focus({ preventScroll: true });
      }

      function move(article, distance) {
        const steps = stepsOf(article);
        const current = steps.findIndex(step => step.classList.contains("current"));
        const next = steps[Math.max(0, Math.min(steps.length - 1, current + distance))];
        show(next, true);
        const label = next.querySelector(".label");
        label.focus({ preventScroll: true });
        label.scrollIntoView({ block: "nearest" });
      }

      async function copy(button) {
        const code = button.closest(".copyable").querySelector("code");
        try {
          await navigator.clipboard.writeText(code.textContent);
        } catch {
          const range = document.createRange();
          range.selectNodeContents(code);
          const selection = window.getSelection();
          selection.removeAllRanges();
          selection.addRange(range);
          document.execCommand("copy");
        }
        button.textContent = "Copied";
        setTimeout(() => { button.textContent = "Copy"; }, 1600);
      }

      function fork(state) {
        const forks = state.closest(".forks");
        forks.open = true;
        for (const other of forks.querySelectorAll(".fork")) other.classList.toggle("current", other === state);
        state.focus({ preventScroll: true });
        state.scrollIntoView({ behavior: still.matches ? "auto" : "smooth", block: "nearest" });
      }

      function openFromAddress() {
        const target = document.getElementById(location.hash.slice(1));
        if (!target) return;
        if (target.classList.contains("fork")) fork(target);
        if (target.classList.contains("step")) {
          show(target, false);
          const article = target.closest("article");
          article.scrollIntoView({ block: "start" });
          // The heights of articles above were estimates until now.
          requestAnimationFrame(() => {
            article.scrollIntoView({ block: "start" });
            target.querySelector(".label").scrollIntoView({ block: "nearest" });
          });
        }
      }

      document.addEventListener("click", event => {
        const label = event.target.closest(".step > .label");
        const button = event.target.closest("button.copy");
        if (label && !event.metaKey && !event.ctrlKey) {
          event.preventDefault();
          show(label.closest(".step"), true);
        } else if (button) {
          copy(button);
        }
      });

      document.addEventListener("keydown", event => {
        if (event.metaKey || event.ctrlKey || event.altKey || articles.length === 0) return;
        if (event.target.closest("input, textarea, select, .scroller")) return;
        const focused = document.activeElement && document.activeElement.closest("article.violation");
        const index = focused ? articles.indexOf(focused) : nearest();
        const isBefore = !focused && articles[0].getBoundingClientRect().top > window.innerHeight / 3;
        switch (event.key) {
          case "j": visit(isBefore ? 0 : index + 1); break;
          case "k": visit(index - 1); break;
          case "ArrowRight": move(articles[index], 1); break;
          case "ArrowLeft": move(articles[index], -1); break;
          case "c": copy(articles[index].querySelector("button.copy")); break;
          default: return;
        }
        event.preventDefault();
      });

      for (const article of articles) {
        // A reader wants to see first where it went wrong.
        show(article.querySelector(".step.refused") ?? stepsOf(article).at(-1), false);
      }
      for (const forks of document.querySelectorAll(".forks")) forks.querySelector(".fork").classList.add("current");
      window.addEventListener("hashchange", openFromAddress);
      openFromAddress();
    })();
    """
}
