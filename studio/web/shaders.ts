/** Programs of the graphics processor: what is seen, how deep it lies, and how passes are added up. */

export const VERTEX = `#version 300 es
in vec3 position; in vec3 normal; in vec2 uv;
uniform mat4 view; uniform mat4 shadowView[4]; uniform vec2 jitter;
out vec3 vPosition; out vec3 vNormal; out vec2 vUv; out vec3 vShadow[4];
void main() {
  vPosition = position; vNormal = normal; vUv = uv;
  for (int i = 0; i < 4; i++) vShadow[i] = (shadowView[i] * vec4(position, 1.0)).xyz * 0.5 + 0.5;
  gl_Position = view * vec4(position, 1.0);
  gl_Position.xy += jitter * gl_Position.w;
}`

export const NOISE = `
float hash(vec3 p) { p = fract(p * 0.3183099 + vec3(.1, .7, .4)); p *= 17.0; return fract(p.x * p.y * p.z * (p.x + p.y + p.z)); }
float noise(vec3 x) { vec3 i = floor(x), f = fract(x); f = f * f * (3.0 - 2.0 * f);
  return mix(mix(mix(hash(i), hash(i + vec3(1,0,0)), f.x), mix(hash(i + vec3(0,1,0)), hash(i + vec3(1,1,0)), f.x), f.y),
             mix(mix(hash(i + vec3(0,0,1)), hash(i + vec3(1,0,1)), f.x), mix(hash(i + vec3(0,1,1)), hash(i + vec3(1,1,1)), f.x), f.y), f.z); }`

export const FRAGMENT = `#version 300 es
precision highp float; precision highp sampler2DShadow;
in vec3 vPosition; in vec3 vNormal; in vec2 vUv; in vec3 vShadow[4];
uniform sampler2D print; uniform bool hasPrint; uniform sampler2DShadow shadow;
uniform vec3 colour, backColour, eye, ambient, floorColour, light[4], lightColour[4]; uniform float weight, rough, metal, opacity, glow, grain, weave, brushed, fibre, seed; uniform bool hasBack, isHalo, isPale; uniform int region;
layout(location = 0) out vec4 result; layout(location = 1) out vec4 black; layout(location = 2) out vec4 place0; layout(location = 3) out vec4 place1; layout(location = 4) out vec4 place2;
${NOISE}
vec3 studio(vec3 r, float blur) {
  float up = smoothstep(-0.35 - blur, 0.5 + blur, r.z);
  vec3 sky = mix(floorColour * 0.55, vec3(0.62), up);
  float box1 = smoothstep(0.80 - blur * 0.5, 0.97, dot(r, normalize(vec3(-0.62, -0.42, 0.66))));
  float box2 = smoothstep(0.86 - blur * 0.5, 0.985, dot(r, normalize(vec3(0.75, -0.35, 0.5)))) * 0.45;
  float box3 = smoothstep(0.75 - blur * 0.5, 0.96, dot(r, normalize(vec3(-0.1, 0.35, 0.93)))) * 0.8;
  float dark = smoothstep(0.55, 0.95, dot(r, normalize(vec3(0.2, -0.95, 0.15))));
  return sky * (1.0 - 0.2 * dark) + vec3(1.0, 0.98, 0.95) * (box1 * 1.9 + box3) + vec3(0.9, 0.95, 1.0) * box2;
}
void main() {
  vec4 ink = hasPrint ? texture(print, vUv) : vec4(0.0);
  vec3 base = mix(colour, ink.rgb, ink.a);
  float alpha = opacity; if (opacity < 0.0) { alpha = ink.a; base = ink.rgb; }
  bool behind = !gl_FrontFacing;
  if (behind && hasBack) base = backColour;
  black = place0 = place1 = place2 = vec4(0.0);
  if (isHalo) { if (weight <= 0.0) discard; result = vec4((hasPrint ? ink.rgb * ink.a : colour) * glow * weight, 1.0); return; }
  if (alpha < 0.999 && hash(vec3(gl_FragCoord.xy, seed)) > alpha) discard;
  vec3 n = normalize(vNormal); if (behind) n = -n;
  vec3 p = vPosition * fibre;
  if (grain > 0.0) { float g = noise(p * 70.0) - 0.5; base *= 1.0 + grain * g; n = normalize(n + grain * 0.35 * g); }
  if (weave > 0.0) { vec2 t = vUv * 900.0 * fibre; float over = sin(t.x) * sin(t.y); base *= 1.0 + weave * 0.28 * over; }
  if (brushed > 0.0) { float s = noise(vec3(p.x * 3.0, p.z * 220.0, p.y * 220.0)) - 0.5; n = normalize(n + brushed * vec3(0.0, s, s)); base *= 1.0 + brushed * 0.4 * s; }
  vec3 toEye = normalize(eye - vPosition);
  float a = max(rough * rough, 0.02);
  vec3 fallen = vec3(0.0), shine = vec3(0.0), gleam = vec3(0.0);
  for (int i = 0; i < 4; i++) {
    float facing = dot(n, light[i]);
    if (facing <= 0.0) continue;
    vec3 s = vShadow[i];
    bool outside = s.x < 0.0 || s.y < 0.0 || s.x > 1.0 || s.y > 1.0;
    vec2 tile = vec2(float(i & 1), float(i >> 1)) * 0.5;
    float lit = outside ? 1.0 : texture(shadow, vec3(clamp(s.xy, 0.002, 0.998) * 0.5 + tile, s.z - 0.0012 - 0.002 * (1.0 - facing)));
    vec3 h = normalize(light[i] + toEye);
    float nh = dot(n, h), d = nh * nh * (a * a - 1.0) + 1.0;
    float spec = min(a * a / (3.14159 * d * d), 40.0) * 0.25;
    vec3 come = lightColour[i] * facing * lit;
    fallen += come;
    gleam += come * spec;
    shine += come * spec * (0.04 + 0.96 * pow(1.0 - max(dot(h, toEye), 0.0), 5.0));
  }
  float rim = 0.04 + 0.96 * pow(1.0 - max(dot(n, toEye), 0.0), 5.0) * (1.0 - rough);
  vec3 bounce = base * (ambient + floorColour * 0.16 * (0.5 - 0.5 * n.z)) * weight;
  vec3 mirror = weight > 0.0 ? studio(reflect(-toEye, n), rough) * weight : vec3(0.0);
  vec3 gloss = shine + mirror * rim * (1.0 - rough);
  vec3 made = mix(base * fallen + bounce + gloss, base * (mirror * 0.95 + gleam * 0.35 + base * fallen * 0.15), metal);
  result = vec4(made + base * glow * weight, 1.0);
  black = isPale ? vec4(gloss, 1.0) : result;
  vec3 all = fallen + (ambient + floorColour * 0.16 * (0.5 - 0.5 * n.z)) * weight;
  vec4 place = behind ? vec4(0.0) : vec4(vUv, dot(all, vec3(0.2126, 0.7152, 0.0722)), 1.0);
  if (region == 0) place0 = place; else if (region == 1) place1 = place; else if (region == 2) place2 = place;
}`

export const DEPTH_VERTEX = `#version 300 es
in vec3 position; in vec2 uv; uniform mat4 view; out vec2 vUv;
void main() { vUv = uv; gl_Position = view * vec4(position, 1.0); }`

export const DEPTH = `#version 300 es
precision highp float;
in vec2 vUv; uniform sampler2D print; uniform bool hasPrint; uniform float opacity, seed;
${NOISE}
void main() { float alpha = opacity; if (opacity < 0.0) alpha = hasPrint ? texture(print, vUv).a : 1.0; if (alpha < 0.999 && hash(vec3(gl_FragCoord.xy, seed)) > alpha) discard; }`

export const QUAD = `#version 300 es
in vec3 position; out vec2 vUv; void main() { vUv = position.xy * 0.5 + 0.5; gl_Position = vec4(position.xy, 0.0, 1.0); }`

export const ADDED = `#version 300 es
precision highp float; in vec2 vUv; uniform sampler2D made; out vec4 result; void main() { result = texture(made, vUv); }`

/** Linear to 0.72, then a shoulder that keeps the hue; then sRGB. */
export const DEVELOPED = `#version 300 es
precision highp float; in vec2 vUv; uniform sampler2D made; uniform float exposure; out vec4 result;
${NOISE}
void main() {
  vec3 c = texture(made, vUv).rgb * exposure;
  float top = max(c.r, max(c.g, c.b));
  if (top > 0.72) c *= (0.72 + 0.28 * (1.0 - exp(-(top - 0.72) / 0.28))) / top;
  vec3 s = mix(12.92 * c, 1.055 * pow(max(c, vec3(0.0)), vec3(1.0 / 2.4)) - 0.055, step(vec3(0.0031308), c));
  result = vec4(s + (hash(vec3(gl_FragCoord.xy, 3.0)) - 0.5) / 160.0, 1.0);
}`
